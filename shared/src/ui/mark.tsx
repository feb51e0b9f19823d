/** The product's mark; its name stands beside it. */
export const Mark = ({ size = 32 }: { size?: number }) => (
  <svg viewBox="0 0 32 32" width={size} height={size} aria-hidden="true">
    <rect width="32" height="32" rx="8" fill="#5a48e6" />
    <g fill="none" stroke="#fff" strokeWidth="2.4" strokeLinecap="round" strokeLinejoin="round">
      <path d="M7 21.5c3.5 0 3.5-2.5 6.5-2.5s3 2.5 6 2.5 3-2.5 5.5-2.5" />
      <path d="M16 6v7m0 0 3-3m-3 3-3-3" />
    </g>
  </svg>
);
