/** Shows a photograph of now beside the one of then, and by itself again. */
import { Images } from 'lucide-react';
import { Button } from '../controls/button.tsx';
import styles from './compare-button.module.css';

type Props = { isCompared: boolean; onChange: (isCompared: boolean) => void };

export const CompareButton = ({ isCompared, onChange }: Props) => (
  <Button className={styles.compare} icon={<Images />} aria-pressed={isCompared} onClick={() => onChange(!isCompared)}>
    Then and now
  </Button>
);
