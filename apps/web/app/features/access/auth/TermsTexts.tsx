import { link, text } from "@jobami/ui/styles";
import { useTermsPath } from "../../../generated/paths.ts";
import { LegalLink } from "../../site/legal/index.ts";
import { registration } from "./registration.copy.ts";

/** What is accepted, each text to be read without leaving the form. Beside the label: a press on a label ticks its box. */
export function TermsTexts() {
  const { terms } = registration;
  return (
    <p className={text.soft}>
      {terms.read}{" "}
      <LegalLink page="conditions-generales" className={link}>
        {terms.salesTerms}
      </LegalLink>
      {", "}
      <a className={link} href={useTermsPath} target="_blank" rel="noreferrer">
        {terms.useTerms}
      </a>
      {", "}
      <LegalLink page="politique-confidentialite" className={link}>
        {terms.privacy}
      </LegalLink>
    </p>
  );
}
