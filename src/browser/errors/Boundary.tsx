import { Component, createRef, type ReactNode } from "react";
import { PageError } from "./PageError";

interface BoundaryProps {
  /** The entry of the history that is shown; an error does not outlive it. */
  at: string;
  children: ReactNode;
  /** What is shown in place of the children. */
  fallback?: ((error: unknown) => ReactNode) | undefined;
}

interface BoundaryState {
  at: string;
  caught?: { error: unknown } | undefined;
}

/** Catches what is thrown while a page is shown. Moving on shows pages again (spec.md, section 4). */
export class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { at: this.props.at };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { caught: { error } };
  }

  static getDerivedStateFromProps({ at }: BoundaryProps, state: BoundaryState) {
    return at === state.at ? null : { at, caught: undefined };
  }

  override render(): ReactNode {
    const { caught } = this.state;
    const { at, children, fallback } = this.props;
    if (!caught) return children;
    if (fallback) return fallback(caught.error);
    return (
      <Boundary at={at} fallback={lastResort}>
        <PageError error={caught.error} />
      </Boundary>
    );
  }
}

/** The boundary around the page that is shown, for failures that no rendering throws. */
export const pageBoundary = createRef<Boundary>();

/** The error view itself has failed: nothing here that could fail too, and a link that the router does not touch. */
function lastResort() {
  return (
    <div data-status="500">
      <h1>An error occurred while showing the error page</h1>
      <p>
        <a href="/" rel="external">
          Go back to home
        </a>
      </p>
    </div>
  );
}
