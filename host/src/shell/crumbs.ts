export interface Crumb {
  label: string;
  path: string;
}

/** '/dashboard/settings/my-domain' gives Settings and My domain, each with the path up to it. */
export function crumbsOf(pathname: string): Crumb[] {
  const [root, ...segments] = pathname.split('/').filter(Boolean);
  return segments.map((segment, index) => {
    const words = segment.replaceAll('-', ' ');
    return {
      label: words.charAt(0).toUpperCase() + words.slice(1),
      path: `/${[root, ...segments.slice(0, index + 1)].join('/')}`,
    };
  });
}
