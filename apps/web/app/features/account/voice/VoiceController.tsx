import { voiceView } from "@jobami/machines/voice/voice";
import { Stack } from "@jobami/ui/layout/Stack";
import { VoiceButton } from "@jobami/ui/patterns/VoiceButton";
import { VoiceStatusPanel } from "@jobami/ui/patterns/VoiceStatusPanel";
import { useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useFlow } from "../../../platform/machine/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { useBrand } from "../../../platform/page/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { beep } from "./beep.ts";
import { commandsHere } from "./here.ts";
import { indicatorRecord } from "./indicator-record.ts";
import { watchMicrophone } from "./microphone.ts";
import { runCommand } from "./page-commands.ts";
import { commandsFor } from "./pages.ts";
import { recogniserClass } from "./recognition.ts";
import { useSpeechQueue } from "./speech-queue.ts";
import { watchSpeaking } from "./utterance.ts";
import * as css from "./Voice.css.ts";
import { voiceMachine } from "./voice.actors.ts";
import type { Voice } from "./voice.context.ts";
import { problemTexts } from "./voice.copy.ts";
import { isWaiting, voiceButtonProps, voicePanelProps } from "./voice.props.ts";
import { useVoiceSettings } from "./voice-settings.store.ts";

/** Runs commands by voice for a person who wants them; on phones it shows the floating button with its panel, elsewhere the panel while something goes on [VOICE-02]. */
export function VoiceController({ onChange }: { onChange: (voice: Voice | null) => void }) {
  const { name } = useBrand();
  const [settings, change] = useVoiceSettings(name);
  const { user } = useSession();
  const { pathname } = useLocation();
  const commands = useMemo(() => commandsFor(user, pathname), [user, pathname]);
  const navigate = useNavigate();
  const speech = useSpeechQueue();
  const notify = useNotify();
  const latest = useRef({ settings, commands });
  useEffect(() => {
    latest.current = { settings, commands };
  });
  const [machine] = useState(() =>
    voiceMachine({
      settings: () => latest.current.settings,
      here: () => commandsHere(speech),
      run: (command) =>
        runCommand(command, {
          go: (to) => (typeof to === "string" ? navigate(to) : history.go(to)),
          speech,
          stopListening: () => change({ hotwordActivation: false }),
        }),
    }),
  );
  const wanted = useMemo(() => ({ ...settings, enabled: true }), [settings]);
  const [snapshot, send] = useFlow(
    machine,
    {
      isSupported: recogniserClass() !== undefined,
      product: name,
      settings: wanted,
      commands,
      record: indicatorRecord.read(),
    },
    {
      notice: ({ kind, code }) => notify({ kind, title: problemTexts[code] }),
      remember: ({ record }) => indicatorRecord.write(record),
      "hotword.turnedOff": () => change({ hotwordActivation: false }),
      "beep.requested": beep,
    },
  );
  useEffect(() => send({ type: "settings.changed", settings: wanted }), [send, wanted]);
  useEffect(() => send({ type: "commands.changed", commands }), [send, commands]);
  useEffect(() => watchMicrophone(send), [send]);
  useEffect(
    () => watchSpeaking((isSpeaking) => send({ type: isSpeaking ? "speech.started" : "speech.ended" })),
    [send],
  );
  const view = useMemo(() => voiceView(snapshot), [snapshot]);
  const { isInExchange } = view;
  useEffect(() => {
    if (!isInExchange) return;
    speech.listen(true);
    return () => speech.listen(false);
  }, [speech, isInExchange]);
  useEffect(() => {
    onChange({ view, press: () => send({ type: "button.pressed" }) });
  }, [onChange, view, send]);
  useEffect(() => () => onChange(null), [onChange]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the stored `enabled` decides whether this runs.
  useEffect(() => {
    change({ enabled: true });
    return () => change({ enabled: false });
  }, []);
  if (!view.isOffered) return null;
  const panel = voicePanelProps(view);
  return (
    <Stack as="aside" gap={3} align="start" className={css.floating} aria-label="Commandes vocales">
      {!view.isIndicatorHidden && (
        <div className={isWaiting(panel) ? `${css.panel} ${css.onPhones}` : css.panel}>
          <VoiceStatusPanel {...panel} onHide={() => send({ type: "indicator.hidden" })} />
        </div>
      )}
      <span className={css.onPhones}>
        <VoiceButton {...voiceButtonProps(view)} onPress={() => send({ type: "button.pressed" })} />
      </span>
    </Stack>
  );
}
