/** A page's frame: its title (also the document's), where it belongs, its actions. Focus comes to the title on arrival. */
import { ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useRef } from 'react';
import { Link, useLocation } from 'react-router';
import { classNames } from '../class-names.ts';
import styles from './page.module.css';

export type Crumb = { label: string; href: string };

export type PageProps = {
  title: string;
  /** For the document's title when the heading alone says too little, for example "12 Harbour Lane · Properties". */
  documentTitle?: string | undefined;
  crumbs?: readonly Crumb[] | undefined;
  /** One line below the title. */
  subtitle?: ReactNode;
  /** Beside the title, for example a state. */
  badge?: ReactNode;
  /** At the right of the title; the primary one last. */
  actions?: ReactNode;
  /** Between the heading and the content: filters or tabs. */
  toolbar?: ReactNode;
  /** `fill`: as high as the window, the content scrolls inside (lists, boards, the editor). `read`: one column of text width. */
  layout?: 'flow' | 'fill' | 'read' | undefined;
  children: ReactNode;
};

export function Page(props: PageProps) {
  const {
    title,
    documentTitle = title,
    crumbs = [],
    subtitle,
    badge,
    actions,
    toolbar,
    layout = 'flow',
    children,
  } = props;

  const heading = useRef<HTMLHeadingElement>(null);
  const isFirst = useLocation().key === 'default';
  const wantsFocus = useRef(!isFirst);

  useEffect(() => {
    document.title = `${documentTitle} · Keyturn`;
  }, [documentTitle]);

  useEffect(() => {
    // The link that led here is gone, and with it the focus; a field or dialog that asked for the focus keeps it.
    const isLost = document.activeElement === null || document.activeElement.closest('#content, dialog') === null;
    if (wantsFocus.current && isLost) heading.current?.focus({ preventScroll: true });
  }, []);

  return (
    <div className={classNames(styles.page, styles[layout])}>
      <div className={styles.head}>
        <div className={styles.heading}>
          {crumbs.length > 0 && <Crumbs crumbs={crumbs} />}
          <div className={styles.titleLine}>
            <h1 ref={heading} className={styles.title} tabIndex={-1} data-page-title>
              {title}
            </h1>
            {badge}
          </div>
          {subtitle !== undefined && <div className={styles.subtitle}>{subtitle}</div>}
        </div>
        {actions !== undefined && (
          <div className={styles.actions} data-page-actions>
            {actions}
          </div>
        )}
      </div>
      {toolbar !== undefined && <div>{toolbar}</div>}
      <div className={styles.content}>{children}</div>
    </div>
  );
}

function Crumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Where this page belongs" className={styles.crumbs}>
      {crumbs.map((crumb) => (
        <Fragment key={crumb.href}>
          <Link to={crumb.href}>{crumb.label}</Link>
          <ChevronRight size={13} aria-hidden />
        </Fragment>
      ))}
    </nav>
  );
}
