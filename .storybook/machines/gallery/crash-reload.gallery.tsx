import { crashReloadView, createCrashReloadMachine } from "@jobami/machines/recovery/crash-reload";
import { CrashScreen } from "@jobami/ui/patterns/CrashScreen";
import { errorWords } from "../../../apps/web/app/features/site/errors/copy.ts";
import { galleryOf, nothing } from "./Gallery.tsx";

export const gallery = galleryOf(
  "recovery/crash-reload",
  createCrashReloadMachine({ now: Date.now }),
  (snapshot) => (
    <CrashScreen
      {...crashReloadView(snapshot)}
      title={errorWords.crash}
      comingBackWords={errorWords.crashHelp}
      waitingWords={errorWords.crashAgainHelp}
      onReload={nothing}
      home={{ href: "#accueil", label: errorWords.backHome }}
    />
  ),
);
