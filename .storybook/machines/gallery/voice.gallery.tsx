import { createVoiceMachine, voiceView } from "@jobami/machines/voice/voice";
import { VoiceButton } from "@jobami/ui/patterns/VoiceButton";
import { VoiceStatusPanel } from "@jobami/ui/patterns/VoiceStatusPanel";
import {
  voiceButtonProps,
  voicePanelProps,
} from "../../../apps/web/app/features/account/voice/voice.props.ts";
import { galleryOf, nothing } from "./Gallery.tsx";

export const gallery = galleryOf("voice/voice", createVoiceMachine({ now: Date.now }), (snapshot) => {
  const view = voiceView(snapshot);
  if (!view.isOffered) return null;
  return (
    <div style={{ display: "grid", gap: "4rem", justifyItems: "center" }}>
      {!view.isIndicatorHidden && <VoiceStatusPanel {...voicePanelProps(view)} onHide={nothing} />}
      <VoiceButton {...voiceButtonProps(view)} onPress={nothing} />
    </div>
  );
});
