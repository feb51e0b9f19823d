import { Component, type ErrorInfo, type ReactNode } from 'react';

interface RemoteBoundaryProps {
  remote: string;
  fallback: (error: Error, retry: () => void) => ReactNode;
  onRetry: () => void;
  children: ReactNode;
}

/** Keeps what an area throws while loading or rendering inside its own place on the screen. */
export class RemoteBoundary extends Component<RemoteBoundaryProps, { error: Error | null }> {
  override state: { error: Error | null } = { error: null };

  static getDerivedStateFromError(thrown: unknown): { error: Error } {
    return { error: thrown instanceof Error ? thrown : new Error(String(thrown)) };
  }

  override componentDidCatch(error: Error, info: ErrorInfo): void {
    console.error(`[${this.props.remote}]`, error, info.componentStack);
  }

  #retry = () => {
    this.setState({ error: null });
    this.props.onRetry();
  };

  override render(): ReactNode {
    return this.state.error ? this.props.fallback(this.state.error, this.#retry) : this.props.children;
  }
}
