import type { Practice } from "../../practice.ts";
import { Framed } from "../../testing/framed.tsx";
import { ScrollToTop } from "./index.ts";

const ignore = () => {};

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <Framed height={120}>
            <ScrollToTop isShown isAboveBar onPress={ignore} />
          </Framed>
        ),
        why: "Once in the shell, shown past a third of the page, above the bar at the bottom.",
      },
      dont: {
        sample: (
          <Framed height={120}>
            <p>Une page d’un seul écran.</p>
            <ScrollToTop isShown onPress={ignore} />
          </Framed>
        ),
        why: "On a page that hardly scrolls it covers the text that it leads to.",
      },
    },
  ],
  writing: [["Its name is what it does to the page", "«\u202fRevenir en haut de la page\u202f»"]],
  long: (
    <Framed height={120}>
      <ScrollToTop
        isShown
        onPress={ignore}
        label="Revenir au début de la liste des réparations d’électroménager reconditionné"
      />
    </Framed>
  ),
  rightToLeft: (
    <Framed height={120}>
      <ScrollToTop isShown onPress={ignore} label="العودة إلى الأعلى" />
    </Framed>
  ),
};
