/** Shown for a page past the end of a list: saved links and shrinking lists lead here. */
import { FileQuestion } from 'lucide-react';
import { Button } from '../controls/button.tsx';
import { EmptyState } from '../feedback/empty-state.tsx';

type PastTheEndProps = { page: number; totalPages: number; onPage: (page: number) => void };

export function PastTheEnd({ page, totalPages, onPage }: PastTheEndProps) {
  return (
    <EmptyState
      icon={<FileQuestion />}
      title={`There is no page ${page} any more.`}
      action={<Button onClick={() => onPage(totalPages)}>To the last page</Button>}
    >
      {totalPages === 1 ? 'Everything is on one page.' : `The list ends with page ${totalPages}.`}
    </EmptyState>
  );
}
