const CIRCLE = 'M12 2a10 10 0 1 0 0 20a10 10 0 1 0 0-20';

/** Lucide's drawings (ISC license) as one path each: the library's own components would cost a part of the page's budget. */
const PATHS = {
  back: 'm12 19-7-7 7-7M19 12H5',
  check: 'M20 6 9 17l-5-5',
  failed: `${CIRCLE}M15 9l-6 6M9 9l6 6`,
  language: 'm5 8 6 6M4 14l6-6 2-3M2 5h12M7 2h1M22 22l-5-10-5 10M14 18h6',
  lock: 'M5 11h14a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2zM7 11V7a5 5 0 0 1 10 0v4',
  paid: `${CIRCLE}M16 9l-5.5 5.5L8 12`,
  sparkles:
    'M11.017 2.814a1 1 0 0 1 1.966 0l1.051 5.558a2 2 0 0 0 1.594 1.594l5.558 1.051a1 1 0 0 1 0 1.966l-5.558 1.051a2 2 0 0 0-1.594 1.594l-1.051 5.558a1 1 0 0 1-1.966 0l-1.051-5.558a2 2 0 0 0-1.594-1.594l-5.558-1.051a1 1 0 0 1 0-1.966l5.558-1.051a2 2 0 0 0 1.594-1.594zM20 2v4M22 4h-4M4 18a2 2 0 1 0 0 4a2 2 0 1 0 0-4',
  waiting:
    'M5 22h14M5 2h14M17 22v-4.172a2 2 0 0 0-.586-1.414L12 12l-4.414 4.414A2 2 0 0 0 7 17.828V22M7 2v4.172a2 2 0 0 0 .586 1.414L12 12l4.414-4.414A2 2 0 0 0 17 6.172V2',
} as const;

interface IconProps {
  name: keyof typeof PATHS;
  /** Width and height in pixels. */
  size: number;
  color?: string;
}

/** A drawing that says nothing to screen readers. */
export const Icon = ({ name, size, color = 'currentColor' }: IconProps) => (
  <svg
    width={size}
    height={size}
    viewBox="0 0 24 24"
    fill="none"
    stroke={color}
    strokeWidth="2"
    strokeLinecap="round"
    strokeLinejoin="round"
    aria-hidden="true"
  >
    <path d={PATHS[name]} />
  </svg>
);
