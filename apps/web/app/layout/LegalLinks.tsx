import type { LegalKey } from "@jobami/machines/legal/legal-modal";
import { Inline } from "@jobami/ui/layout/Inline";
import { targetLine } from "@jobami/ui/styles";
import { LegalLink } from "../features/site/legal/index.ts";
import { legalPages } from "../generated/legal.ts";
import {
  accessibilityPath,
  useTermsLabel,
  useTermsPath,
  withdrawalLabel,
  withdrawalPath,
} from "../generated/paths.ts";
import { Link } from "../platform/links/index.ts";
import * as css from "./Footer.css.ts";
import { legalLinks } from "./footer-copy.ts";

const modals = legalPages.filter(({ path }) => path !== useTermsPath);

/** What is a page only: the use terms, where one withdraws from what one bought, how accessible the site is. */
const pages = [
  { path: useTermsPath, label: useTermsLabel },
  { path: withdrawalPath, label: withdrawalLabel },
  { path: accessibilityPath, label: legalLinks.accessibility },
];

/** The legal texts at the end of public pages: six open over the page. */
export function LegalLinks() {
  return (
    <Inline as="nav" gap={6} rowGap={0} className={css.legal} aria-label={legalLinks.label}>
      {modals.map(({ path, label }) => (
        <LegalLink key={path} page={path.slice(1) as LegalKey} className={`${targetLine} ${css.link}`}>
          {label}
        </LegalLink>
      ))}
      {pages.map(({ path, label }) => (
        <Link key={path} className={`${targetLine} ${css.link}`} to={path}>
          {label}
        </Link>
      ))}
    </Inline>
  );
}
