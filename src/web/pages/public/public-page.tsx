/** The frame of pages that need no account: the firm, the title, and no link into the back office. */
import { type ReactNode, useEffect } from 'react';
import { KeyMark } from '#web/shell/key-mark.tsx';
import styles from './public-page.module.css';

export type PublicPageProps = {
  title: string;
  /** For the document's title when the heading alone says too little. */
  documentTitle?: string | undefined;
  /** The company whose page this is, once it is known. */
  company?: string | undefined;
  /** The looks of the page, in place of ours: the company's, or those of its client. */
  brand?: { name: string; colour: string | null; logo_url: string | null } | undefined;
  /** One line below the title. */
  subtitle?: ReactNode;
  /** At the right of the title; below it on a phone. */
  actions?: ReactNode;
  children: ReactNode;
};

export function PublicPage(props: PublicPageProps) {
  const { title, documentTitle = title, company, brand, subtitle, actions, children } = props;
  const logoUrl = brand?.logo_url ?? null;
  useEffect(() => {
    document.title = company === undefined ? documentTitle : `${documentTitle} · ${company}`;
  }, [documentTitle, company]);

  return (
    <div className={styles.page}>
      <header className={styles.bar} style={brand?.colour ? { borderTopColor: brand.colour } : undefined}>
        {logoUrl === null ? (
          <KeyMark size={22} />
        ) : (
          <img className={styles.logo} src={logoUrl} alt={brand?.name === company ? '' : (brand?.name ?? '')} />
        )}
        <span className={styles.company}>{company ?? 'Keyturn'}</span>
      </header>
      <main id="content" className={styles.main}>
        <div className={styles.head}>
          <div className={styles.heading}>
            <h1 className={styles.title} tabIndex={-1} data-page-title>
              {title}
            </h1>
            {subtitle !== undefined && <div className={styles.subtitle}>{subtitle}</div>}
          </div>
          {actions !== undefined && <div className={styles.actions}>{actions}</div>}
        </div>
        {children}
      </main>
      {company !== undefined && <footer className={styles.foot}>Made with Keyturn for {company}</footer>}
    </div>
  );
}
