/** What an image is made of and says of itself. */
export interface ImageConfig {
  User?: string;
  Entrypoint?: string[];
  Cmd?: string[];
  Healthcheck?: { Test: string[] };
  Env?: string[];
}

/** What runs of an image. */
export interface Running {
  /** The end of what it printed. */
  readonly said: string;
  /** Runs another command beside it, as the image's user. */
  exec: (command: readonly string[]) => Promise<{ code: number; text: string }>;
}

/** A program that builds images and keeps them. */
export interface Engine {
  /** What an image says of itself, and its size in bytes; null where there is none of this name. */
  inspectImage: (name: string) => { config: ImageConfig; bytes: number } | null;
  /** Whether a registry had it within so many milliseconds. */
  pullImage: (name: string, patience: number) => boolean;
  /** Makes an image of a folder. */
  importImage: (name: string, folder: string, command: string) => void;
  /** Builds a target of a Dockerfile. @throws Error with the end of what was said */
  buildImage: (name: string, dockerfile: string, target: string, args: Record<string, string>) => void;
}
