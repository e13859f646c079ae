import type { Practice } from "../../practice.ts";
import { heading } from "../../styles/text.css.ts";
import { Logo, LogoMark } from "./index.ts";

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <a href="#accueil">
            <Logo name="Jobami" />
          </a>
        ),
        why: "One link, whose name is the one that is written.",
      },
      dont: {
        sample: (
          <a href="#accueil">
            <LogoMark size={32} label="Jobami" /> <span>Jobami</span>
          </a>
        ),
        why: "The mark has a label beside the written name: read out as « Jobami Jobami ».",
      },
    },
    {
      do: {
        sample: (
          <a href="#accueil">
            <LogoMark size={24} label="Jobami" />
          </a>
        ),
        why: "The mark alone, with its label, where the name has no room; it holds from 16 px up.",
      },
      dont: {
        sample: (
          <h3 className={heading[3]}>
            Bienvenue sur <LogoMark size={20} label="Jobami" />
          </h3>
        ),
        why: "A mark is no letter: in a sentence the name is written.",
      },
    },
  ],
  writing: [["The name is the setting’s, never typed", "`name={appName}`"]],
  long: <Logo name="Jobami Villeurbanne-Saint-Germain" size="large" />,
  rightToLeft: <Logo name="Jobami" />,
};
