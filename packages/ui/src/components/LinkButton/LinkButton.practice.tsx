import type { Practice } from "../../practice.ts";
import { link } from "../../styles/text.css.ts";
import { LinkButton } from "./index.ts";

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <LinkButton href="#missions" variant="secondary">
            Voir les 24 missions
          </LinkButton>
        ),
        why: "It leads to a page: it can be opened in a new tab, and its address copied.",
      },
      dont: {
        sample: (
          <LinkButton href="#supprimer" variant="danger">
            Supprimer la mission
          </LinkButton>
        ),
        why: "It does something: a browser that fetches links ahead would do it, the space bar would not. It is a Button.",
      },
    },
    {
      do: {
        sample: (
          <p>
            Votre mission est en ligne.{" "}
            <a className={link} href="#mission">
              La voir
            </a>
          </p>
        ),
        why: "Inside a sentence it is a link.",
      },
      dont: {
        sample: (
          <p>
            Votre mission est en ligne.{" "}
            <LinkButton href="#mission" size="small">
              La voir
            </LinkButton>
          </p>
        ),
        why: "A button’s weight and height tear the line apart.",
      },
    },
  ],
  writing: [
    ["Where it leads, by the name of the page", "«\u202fVoir les 24 missions\u202f»"],
    ["Not « cliquez ici »", "«\u202fLire les conditions\u202f»"],
  ],
  long: (
    <LinkButton href="#attestation" isFullWidth>
      Consulter l’attestation d’assurance responsabilité civile professionnelle
    </LinkButton>
  ),
  rightToLeft: <LinkButton href="#m">عرض المهام</LinkButton>,
};
