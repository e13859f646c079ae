import {
  type ComponentProps,
  type ComponentType,
  createContext,
  type ReactElement,
  type ReactNode,
  use,
} from "react";

/** What every link of the components is given. */
export interface LinkProps extends Omit<ComponentProps<"a">, "href"> {
  href: string;
}

const LinkContext = createContext<ComponentType<LinkProps> | "a">("a");

/** Gives the components the router's own link, once at the root; without it links are native and load the page. */
export function LinkProvider(props: {
  component: ComponentType<LinkProps>;
  children: ReactNode;
}): ReactElement {
  return <LinkContext value={props.component}>{props.children}</LinkContext>;
}

/** A link inside a component: the router's where there is one. */
export function AppLink(props: LinkProps): ReactElement {
  const Link = use(LinkContext);
  return <Link {...props} />;
}
