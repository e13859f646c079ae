import { type ButtonLook, buttonStyle } from "@jobami/ui/Button";
import type { ReactNode } from "react";
import { Link } from "./Link.tsx";

interface LinkButtonProps extends ButtonLook {
  /** A path of the product. */
  to: string;
  children: ReactNode;
  /** Besides being followed. */
  onClick?: (() => void) | undefined;
  /** Begins with the text that is seen. */
  "aria-label"?: string | undefined;
}

/** A link of the router that resembles a command. */
export function LinkButton({ to, children, onClick, "aria-label": label, ...look }: LinkButtonProps) {
  return (
    <Link to={to} aria-label={label} className={buttonStyle(look)} onClick={onClick}>
      {children}
    </Link>
  );
}
