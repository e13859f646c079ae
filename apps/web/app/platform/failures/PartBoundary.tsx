import { Banner } from "@jobami/ui/Banner";
import { Button } from "@jobami/ui/Button";
import { Component, type ReactNode } from "react";
import { useLocation } from "react-router";
import { partFailure } from "./copy.ts";

interface BoundaryProps {
  path: string;
  children: ReactNode;
}

interface BoundaryState {
  path: string;
  hasFailed: boolean;
}

class Boundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { path: this.props.path, hasFailed: false };
  private last: unknown;
  private isRetried = false;

  static getDerivedStateFromError = () => ({ hasFailed: true });

  static getDerivedStateFromProps({ path }: BoundaryProps, state: BoundaryState) {
    return path === state.path ? null : { path, hasFailed: false };
  }

  /**
   * React keeps the failure of a lazy part and throws the very same again: only a new page loads it, once a person asked for it, or
   * by itself once the network is back, where no form stands that might hold what was typed.
   */
  override componentDidCatch(error: unknown) {
    if (this.isRetried && error === this.last && navigator.onLine) globalThis.location.reload();
    this.isRetried = false;
    this.last = error;
    if (!navigator.onLine)
      addEventListener("online", () => document.querySelector("#contenu form") ?? this.retry(), {
        once: true,
      });
  }

  private retry = () => {
    this.isRetried = true;
    this.setState({ hasFailed: false });
  };

  override render() {
    if (!this.state.hasFailed) return this.props.children;
    return (
      <Banner
        tone="danger"
        announce="polite"
        title={partFailure}
        action={
          <Button variant="secondary" size="small" onClick={this.retry}>
            Réessayer
          </Button>
        }
      />
    );
  }
}

/** A part of a page that fails alone: the rest stands, and the part is drawn again when asked, or under another address. React reports the error as it does that of a whole page. */
export function PartBoundary({ children }: { children: ReactNode }) {
  return <Boundary path={useLocation().pathname}>{children}</Boundary>;
}
