import { type ButtonLook, buttonStyle } from "@jobami/ui/Button";
import type { ReactNode } from "react";
import { Link } from "react-router";

interface LinkButtonProps extends ButtonLook {
  /** A path of the product. */
  to: string;
  children: ReactNode;
}

/** A link of the router that looks like a command. */
export function LinkButton({ to, children, ...look }: LinkButtonProps) {
  return (
    <Link to={to} className={buttonStyle(look)}>
      {children}
    </Link>
  );
}
