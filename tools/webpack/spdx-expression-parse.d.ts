declare module 'spdx-expression-parse' {
  /** Reads an expression such as `(MIT OR Apache-2.0)`. @throws Error where it is none */
  export default function parse(expression: string): object;
}
