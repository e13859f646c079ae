import { Component, type ReactNode } from "react";

interface FramePartProps {
  /** What stands where the part would, once it has failed. */
  instead?: ReactNode;
  children: ReactNode;
}

/** A part of what surrounds every page that fails alone: the page stands, and React reports the error as it does that of a whole page. */
export class FramePart extends Component<FramePartProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  static getDerivedStateFromError = () => ({ hasFailed: true });
  override render() {
    return this.state.hasFailed ? this.props.instead : this.props.children;
  }
}
