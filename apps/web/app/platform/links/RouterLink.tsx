import type { LinkProps } from "@jobami/ui/link";
import { Link } from "./Link.tsx";

/** The router's link as the components ask for one: inside the product nothing loads anew. */
export function RouterLink({ href, ...rest }: LinkProps) {
  return <Link to={href} {...rest} />;
}
