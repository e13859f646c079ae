import { crashReloadView, createCrashReloadMachine } from "@jobami/machines/flows/crash-reload";
import { CrashScreen } from "@jobami/ui/patterns/CrashScreen";
import { errorWords } from "../../../apps/web/app/shell/copy.ts";
import { faceOf, nothing } from "../viewer/Standing.tsx";

export const face = faceOf("crash-reload", createCrashReloadMachine({ now: Date.now }), (snapshot) => (
  <CrashScreen
    {...crashReloadView(snapshot)}
    title={errorWords.crash}
    comingBackWords={errorWords.crashHelp}
    waitingWords={errorWords.crashAgainHelp}
    onReload={nothing}
    home={{ href: "#accueil", label: errorWords.backHome }}
  />
));
