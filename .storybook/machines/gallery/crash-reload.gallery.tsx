import { crashReloadView, createCrashReloadMachine } from "@jobami/machines/recovery/crash-reload";
import { CrashScreen } from "@jobami/ui/patterns/CrashScreen";
import { errorCopy } from "../../../apps/web/app/features/site/errors/copy.ts";
import { galleryOf, nothing } from "./Gallery.tsx";

export const gallery = galleryOf(
  "recovery/crash-reload",
  createCrashReloadMachine({ now: Date.now }),
  (snapshot) => (
    <CrashScreen
      {...crashReloadView(snapshot)}
      title={errorCopy.crash}
      comingBackText={errorCopy.crashHelp}
      waitingText={errorCopy.crashAgainHelp}
      onReload={nothing}
      home={{ href: "#accueil", label: errorCopy.backHome }}
    />
  ),
);
