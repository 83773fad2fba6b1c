/** A page's frame: its title (also the document's), where it belongs, its actions. Focus comes to the title on arrival. */
import { ChevronRight } from 'lucide-react';
import { Fragment, type ReactNode, type RefObject, useEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { Link, useLocation } from 'react-router';
import { classNames } from '../class-names.ts';
import { phone, useMedia } from '../use-media.ts';
import { BarToolsContext, usePageBar } from './page-bar.ts';
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
  /**
   * `fill`: as high as the window, the content scrolls inside (lists, boards). `write`: so too, with the heading in the bar
   * over the page, unless on a phone (the editor). `read`: one column of text width.
   */
  layout?: 'flow' | 'fill' | 'write' | 'read' | undefined;
  children: ReactNode;
};

export function Page(props: PageProps) {
  const { title, documentTitle = title, toolbar, layout = 'flow', children } = props;
  const isPhone = useMedia(phone);
  const bar = usePageBar(layout === 'write' && !isPhone);
  const heading = useRef<HTMLHeadingElement>(null);
  useArrival(heading, bar !== undefined);
  // Undefined until the place is there, as in the bar: what stands in them is mounted once.
  const [tools, setTools] = useState<HTMLElement | null>();

  useEffect(() => {
    document.title = `${documentTitle} · Keyturn`;
  }, [documentTitle]);

  if (bar === undefined) return null;
  const style = layout === 'write' && bar === null ? 'fill' : layout;
  return (
    <div className={classNames(styles.page, styles[style])}>
      {bar === null ? (
        <>
          <div className={styles.head}>
            <Heading {...props} heading={heading} />
            <Actions>{props.actions}</Actions>
          </div>
          {toolbar !== undefined && <div>{toolbar}</div>}
        </>
      ) : (
        createPortal(
          <>
            <Heading {...props} crumbs={[]} heading={heading} />
            {toolbar}
            <div ref={setTools} className={styles.tools} />
            <Actions>{props.actions}</Actions>
          </>,
          bar,
        )
      )}
      <BarToolsContext value={bar === null ? null : tools}>
        <div className={styles.content}>{children}</div>
      </BarToolsContext>
    </div>
  );
}

/** After the effects of what the page shows: a row that somebody returns to has the focus by then. */
function useArrival(heading: RefObject<HTMLElement | null>, isThere: boolean): void {
  const isFirst = useLocation().key === 'default';
  const wantsFocus = useRef(!isFirst);

  useEffect(() => {
    if (!isThere) return;
    // The link that led here is gone, and with it the focus; a field or dialog that asked for the focus keeps it.
    const isLost = document.activeElement === null || document.activeElement.closest('#content, dialog') === null;
    if (wantsFocus.current && isLost) heading.current?.focus({ preventScroll: true });
  }, [heading, isThere]);
}

type HeadingProps = PageProps & { heading: RefObject<HTMLHeadingElement | null> };

function Heading({ heading, title, crumbs = [], badge, subtitle }: HeadingProps) {
  return (
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
  );
}

function Actions({ children }: { children: ReactNode }) {
  if (children === undefined) return null;
  return (
    <div className={styles.actions} data-page-actions>
      {children}
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
