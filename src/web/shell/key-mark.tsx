/** The product's sign: a key seen from its bow. */
export function KeyMark({ size = 24 }: { size?: number }) {
  return (
    <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
      <rect width="32" height="32" rx="7" fill="var(--brand-7)" />
      <circle cx="12" cy="16" r="5" fill="none" stroke="#fff" strokeWidth="3" />
      <path d="M17 16h9M22.5 16v4.5" fill="none" stroke="#fff" strokeWidth="3" strokeLinecap="round" />
    </svg>
  );
}
