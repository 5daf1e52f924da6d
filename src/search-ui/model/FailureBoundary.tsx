import type {ReactNode} from 'react';
import {Component} from 'react';

export interface FailureBoundaryProps {
  /** Stands for what is shown: another one is tried anew after a failure. */
  resetKey: unknown;
  /** Says what happened; `retry` shows the same again. */
  fallback: (retry: () => void, error: unknown) => ReactNode;
  children: ReactNode;
}

interface State {
  hasFailed: boolean;
  error?: unknown;
  resetKey: unknown;
}

/** Keeps a failure to render to what it holds, so that the page and what was typed stay. React tells the console of it. */
export default class FailureBoundary extends Component<FailureBoundaryProps, State> {
  override state: State = {hasFailed: false, resetKey: this.props.resetKey};

  static getDerivedStateFromError(error: unknown): Partial<State> {
    return {hasFailed: true, error};
  }

  static getDerivedStateFromProps({resetKey}: FailureBoundaryProps, state: State): Partial<State> | null {
    return resetKey === state.resetKey ? null : {hasFailed: false, resetKey};
  }

  override render(): ReactNode {
    const {fallback, children} = this.props;
    return this.state.hasFailed
      ? fallback(() => this.setState({hasFailed: false}), this.state.error)
      : children;
  }
}
