import { Link } from "react-router";
import { LegalButton } from "../world/LegalButton.tsx";
import { legalLinks } from "./copy.ts";
import * as css from "./Footer.css.ts";

/** The legal texts at the end of public pages: six open over the page, the use terms are a page only. */
export function LegalLinks() {
  return (
    <nav className={css.legal} aria-label={legalLinks.label}>
      {legalLinks.modals.map(({ key, label }) => (
        <LegalButton key={key} page={key} className={css.link}>
          {label}
        </LegalButton>
      ))}
      <Link className={css.link} to="/conditions-utilisation">
        {legalLinks.useTerms}
      </Link>
    </nav>
  );
}
