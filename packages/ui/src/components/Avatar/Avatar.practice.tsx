import { Inline } from "../../layout/Inline/index.ts";
import type { Practice } from "../../practice.ts";
import { Avatar } from "./index.ts";

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Inline gap={3} align="center">
            <Avatar name="Léa Martin" isDecorative />
            Léa Martin
          </Inline>
        ),
        why: "`isDecorative` beside the written name: it is read once.",
      },
      dont: {
        sample: (
          <Inline gap={3} align="center">
            <Avatar name="Léa Martin" />
            Léa Martin
          </Inline>
        ),
        why: "Read out, the name comes twice.",
      },
    },
    {
      do: {
        sample: (
          <Inline gap={3}>
            <Avatar name="Léa Martin" id="compte-12" />
            <Avatar name="Léa Martin" id="compte-87" />
          </Inline>
        ),
        why: "With `id`, two people of one name have each their tint, and each the same one on every page.",
      },
      dont: {
        sample: (
          <Inline gap={3}>
            <Avatar name="LM" />
            <Avatar name="Compte 87" />
          </Inline>
        ),
        why: "The whole name makes the initials: « LM » is read letter by letter, « Compte 87 » is no person.",
      },
    },
  ],
  writing: [
    [
      "The name as its person writes it, first name first",
      "«\u202fKarim Benali\u202f», not «\u202fBENALI Karim\u202f»",
    ],
  ],
  long: (
    <Inline gap={3} align="center">
      <Avatar name="Marie-Antoinette de la Rochefoucauld-Montbel" size="large" isDecorative />
      Marie-Antoinette de la Rochefoucauld-Montbel
    </Inline>
  ),
  rightToLeft: (
    <Inline gap={3} align="center">
      <Avatar name="كريم بن علي" isDecorative />
      كريم بن علي
    </Inline>
  ),
};
