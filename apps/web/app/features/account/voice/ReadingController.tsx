import { type SpeechSettings, speechQueueView } from "@jobami/machines/voice/speech-queue";
import { Stack } from "@jobami/ui/layout/Stack";
import { SpeechIndicator } from "@jobami/ui/patterns/SpeechIndicator";
import { useEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { useFlow } from "../../../platform/machine/index.ts";
import { pageParts, pageTitle } from "./page-reading.ts";
import { watchPage } from "./page-watch.ts";
import { hasVoices, speechQueueMachine, whenVoicesArrive } from "./speech.actors.ts";
import { useSpeechQueue } from "./speech-queue.ts";
import * as css from "./Voice.css.ts";

/** A page that was gone to has its text by then, in ms. */
const pageSettlesMs = 1000;

/** Reads aloud what a person asked to hear, and shows how to pause, skip or stop it. */
export function ReadingController({ settings }: { settings: SpeechSettings }) {
  const [machine] = useState(speechQueueMachine);
  const queue = useSpeechQueue();
  const { pathname } = useLocation();
  const [snapshot, send] = useFlow(machine, { settings, hasVoices: hasVoices() }, {} as never);
  const view = speechQueueView(snapshot);
  const isReading = useRef(false);
  useEffect(() => {
    isReading.current = view.status !== "silent" || view.waiting > 0;
  }, [view.status, view.waiting]);
  const [rest, setRest] = useState<readonly string[]>([]);
  useEffect(() => send({ type: "settings.changed", settings }), [send, settings]);
  useEffect(() => whenVoicesArrive(() => send({ type: "voices.arrived" })), [send]);
  useEffect(
    () =>
      queue.connect({
        offer: (text, source) => send({ type: "text.offered", text, source }),
        order: (order) => send({ type: `${order}.requested` }),
        listen: (isListening) => send({ type: isListening ? "listening.started" : "listening.ended" }),
        isReading: () => isReading.current,
        wait: setRest,
      }),
    [queue, send],
  );
  useEffect(
    () =>
      watchPage(
        (text, source) => send({ type: "text.offered", text, source }),
        (text) => send({ type: "selection.changed", text }),
      ),
    [send],
  );
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page that is gone to is read.
  useEffect(() => {
    queue.forgetRest();
    const timer = setTimeout(() => {
      queue.offer(pageTitle(), "announcement");
      const [first = "", ...later] = pageParts();
      queue.offer(first, "page", settings.readPageContent ? later : []);
    }, pageSettlesMs);
    return () => clearTimeout(timer);
  }, [queue, pathname]);
  const goOn = () => {
    const [next = "", ...later] = queue.takeRest();
    queue.offer(next, "asked", later);
  };
  if (view.status === "silent" && (view.waiting > 0 || rest.length === 0)) return null;
  // A part of a long text was read: the next one waits for a press.
  const isMore = view.status === "silent";
  return (
    <Stack gap={3} align="start" className={css.floating}>
      <SpeechIndicator
        status={view.status === "reading" ? "reading" : "paused"}
        text={isMore ? (rest[0] ?? "") : view.text}
        waiting={isMore ? rest.length - 1 : view.waiting}
        onPause={() => send({ type: "pause.requested" })}
        onResume={isMore ? goOn : () => send({ type: "resume.requested" })}
        onSkip={
          isMore ? () => queue.offer("", "page", rest.slice(1)) : () => send({ type: "skip.requested" })
        }
        onStop={() => {
          queue.forgetRest();
          send({ type: "stop.requested" });
        }}
      />
    </Stack>
  );
}
