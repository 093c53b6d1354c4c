import { Component, type ReactNode } from "react";
import { PageError } from "../ErrorView/ErrorView";
import { LastResort } from "../LastResort/LastResort";

interface ErrorBoundaryProps {
  /** Identifies what is shown, such as the history entry: a different value clears the error. */
  at: unknown;
  children: ReactNode;
  /** What is shown in place of the children. */
  fallback?: ((error: unknown) => ReactNode) | undefined;
}

type ErrorBoundaryState = Pick<ErrorBoundaryProps, "at"> & { caught?: { error: unknown } };

/** Catches errors thrown while a page is shown. Navigating clears them (docs/behavior.md). */
export class ErrorBoundary extends Component<ErrorBoundaryProps, ErrorBoundaryState> {
  override state: ErrorBoundaryState = { at: this.props.at };

  static getDerivedStateFromError(error: unknown): Partial<ErrorBoundaryState> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps({ at }: ErrorBoundaryProps, state: ErrorBoundaryState) {
    return at === state.at ? null : { at, caught: undefined };
  }

  /** Shows the error view for a failure that was not thrown during rendering. */
  fail(error: unknown): void {
    this.setState({ caught: { error } });
  }

  override render(): ReactNode {
    const { caught } = this.state;
    const { at, children, fallback } = this.props;
    if (!caught) return children;
    if (fallback) return fallback(caught.error);
    return (
      <ErrorBoundary at={at} fallback={() => <LastResort what="broken" />}>
        <PageError error={caught.error} />
      </ErrorBoundary>
    );
  }
}
