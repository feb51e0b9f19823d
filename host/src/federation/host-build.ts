export interface HostBuild {
  version: string;
  commit: string;
}

/** What this page was built from; the build writes it into the page. */
export function hostBuild(): HostBuild {
  const [version = '', commit = ''] =
    document.querySelector<HTMLMetaElement>('meta[name="landfall-build"]')?.content.split(' ') ?? [];
  return { version, commit };
}
