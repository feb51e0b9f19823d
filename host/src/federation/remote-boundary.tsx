import { Component, type ErrorInfo, type ReactNode } from 'react';
import { AreaError } from './area-error.ts';
import { reportError } from './report-error.ts';

interface RemoteBoundaryProps {
  remote: string;
  fallback: (error: Error) => ReactNode;
  /** Called when a failed screen goes away. */
  onLeaveFailed: () => void;
  children: ReactNode;
}

/** Keeps what an area throws while loading or rendering inside its own place on the screen. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(thrown: unknown): { error: Error } {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override componentDidCatch(thrown: unknown, info: ErrorInfo): void {
    const { remote } = this.props;
    console.error(`[${remote}]`, thrown, info.componentStack);
    const error = thrown instanceof Error ? thrown : new Error(String(thrown));
    // What failed to load was reported by the loader.
    if (!(error instanceof AreaError)) reportError({ remote, kind: 'render', error });
  }

  override componentWillUnmount(): void {
    if (this.state.error) this.props.onLeaveFailed();
  }

  override render(): ReactNode {
    return this.state.error ? this.props.fallback(this.state.error) : this.props.children;
  }
}
