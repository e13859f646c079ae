import type { ReactElement } from "react";
import * as css from "./SkipLinks.css.ts";

export interface SkipLinksProps {
  /** Where they lead, in order: addresses inside the page such as `#contenu`. */
  links?: readonly { href: `#${string}` | undefined; label: string }[];
  /** Commands worth having first, such as the display settings. */
  actions?: readonly { label: string; onPress: () => void }[];
  /** Names the links for assistive tools. */
  label?: string | undefined;
}

const toContent = [{ href: "#contenu", label: "Aller au contenu" }] as const;

/** Ways past the navigation, first in the page, seen only while they hold the focus. */
export function SkipLinks(props: SkipLinksProps): ReactElement {
  const { links = toContent, actions = [], label = "Liens d’évitement" } = props;
  return (
    <nav aria-label={label}>
      <ul className={css.bar}>
        {links.map(({ href, label: text }) => (
          <li key={href}>
            <a className={css.link} href={href}>
              {text}
            </a>
          </li>
        ))}
        {actions.map(({ label: text, onPress }) => (
          <li key={text}>
            <button type="button" className={css.link} onClick={onPress}>
              {text}
            </button>
          </li>
        ))}
      </ul>
    </nav>
  );
}
