import { Component, type ErrorInfo, type ReactNode } from 'react';
import { reportError } from '../federation/report-error.ts';
import { PieceError } from './piece-error.ts';

interface BoundaryProps {
  /** What stands in the place of what failed; `retry` shows that again. */
  fallback: (error: Error, retry: () => void) => ReactNode;
  onError?: (error: Error) => void;
  /** Where this changes, what failed is shown again. */
  resetOn?: string;
  children: ReactNode;
}

const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));

/** Keeps what a part of the host throws inside its own place on the page, and reports it. */
export class Boundary extends Component<BoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(thrown: unknown): { error: Error } {
    return { error: asError(thrown) };
  }

  override componentDidCatch(thrown: unknown, info: ErrorInfo): void {
    console.error('[host]', thrown, info.componentStack);
    const error = asError(thrown);
    reportError({ remote: 'host', kind: error instanceof PieceError ? 'load' : 'render', error });
    this.props.onError?.(error);
  }

  override componentDidUpdate({ resetOn }: BoundaryProps): void {
    if (this.state.error && resetOn !== this.props.resetOn) this.#retry();
  }

  readonly #retry = (): void => this.setState({ error: null });

  override render(): ReactNode {
    return this.state.error ? this.props.fallback(this.state.error, this.#retry) : this.props.children;
  }
}
