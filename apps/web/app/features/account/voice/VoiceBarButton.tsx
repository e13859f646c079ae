import { VoiceButton } from "@jobami/ui/patterns/VoiceButton";
import { use } from "react";
import { VoiceContext } from "./voice.context.ts";
import { unavailableTooltip } from "./voice.copy.ts";

/** The microphone of the bottom bar; nothing where the browser cannot, or the person does not want it [BOT-20, BOT-21]. */
export function VoiceBarButton() {
  const voice = use(VoiceContext);
  if (voice === null || !voice.view.isOffered) return null;
  return (
    <VoiceButton
      placement="bar"
      state={voice.view.button}
      tooltip={voice.view.isTooltipShown ? unavailableTooltip : undefined}
      onPress={voice.press}
    />
  );
}
