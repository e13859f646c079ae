import { useOwnMissions } from "@jobami/api/missions/hooks";
import { useReceivedProposals, useSentProposals } from "@jobami/api/proposals/hooks";
import {
  type CommandPaletteEvent,
  type CommandPaletteView,
  commandPaletteView,
  createCommandPaletteMachine,
} from "@jobami/machines/navigation/command-palette";
import { CommandPalette } from "@jobami/ui/CommandPalette";
import { lazy, Suspense, use, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useClock } from "../../../platform/clock/index.ts";
import { SettingsContext, useOpenSettings } from "../../../platform/display/index.ts";
import { type EventQueue, useFlow } from "../../../platform/machine/index.ts";
import { useNotify } from "../../../platform/notices/index.ts";
import { useOverlayLock } from "../../../platform/overlays/index.ts";
import { useSession } from "../../../platform/session/index.ts";
import { loadSearchDialog } from "../search-dialog/index.ts";
import { acts } from "./acts.tsx";
import { foundText, pageKindTexts } from "./copy.ts";
import { answeredGroups, foundGroups, paletteEntries } from "./entries.tsx";
import { copy } from "./opening.copy.ts";
import { askedKind, controlOf, pageEntries, readPageControls } from "./page-answers.tsx";
import { readChoices, writeChoices } from "./used-record.ts";

const SearchDialog = lazy(loadSearchDialog);
const machine = createCommandPaletteMachine();

/** Lists hold what is likely to be looked for; the rest is a search away. */
const latest = { limit: 50 } as const;

/** Runs the palette's machine, and does what is chosen. */
export function PaletteController({ queue }: { queue: EventQueue<CommandPaletteEvent> }) {
  const { user, close } = useSession();
  const { key } = useLocation();
  const settings = use(SettingsContext);
  const openSettings = useOpenSettings();
  const notify = useNotify();
  const navigate = useNavigate();
  const userId = user?.id ?? "";
  const led = useRef<HTMLElement | null>(null);
  const [sought, setSought] = useState<string | null>(null);
  function act(id: string): void {
    acts
      .find((one) => one.id === id)
      ?.run({
        changeDisplay: (change) => settings?.change(change),
        openSettings,
        signOut: close,
        searchServices: () => setSought(commandPaletteView(snapshot).typed.trim()),
        announce: (title) => notify({ kind: "success", title }),
      });
  }
  const [snapshot, send] = useFlow(
    machine,
    { used: readChoices(userId) },
    {
      "entry.requested": ({ id, to }) => (to === null ? act(id) : void navigate(to)),
      "used.changed": ({ used }) => writeChoices(userId, used),
    },
  );
  const view = commandPaletteView(snapshot);
  // biome-ignore lint/correctness/useExhaustiveDependencies: every other page closes it.
  useEffect(() => {
    send({ type: "page.changed" });
    setSought(null);
  }, [key, send]);
  useEffect(() => queue.connect(send), [queue, send]);
  // What was asked for of the page has the focus once the palette has gone from before it.
  useEffect(() => {
    if (view.isOpen) return;
    led.current?.focus();
    led.current = null;
  }, [view.isOpen]);
  useOverlayLock("palette", view.isOpen);
  return (
    <>
      {view.isOpen && (
        <OpenPalette
          view={view}
          send={send}
          onLed={(control) => {
            led.current = control;
          }}
        />
      )}
      {sought !== null && (
        <Suspense fallback={null}>
          <SearchDialog what={sought} onClose={() => setSought(null)} />
        </Suspense>
      )}
    </>
  );
}

interface OpenPaletteProps {
  view: CommandPaletteView;
  send: (event: CommandPaletteEvent) => void;
  /** A control of the page was chosen. */
  onLed: (control: HTMLElement) => void;
}

/** What is one's own is read while it is open. */
function OpenPalette({ view: { typed, used }, send, onLed }: OpenPaletteProps) {
  const [page] = useState(readPageControls);
  const missions = useOwnMissions(latest);
  const sent = useSentProposals(latest);
  const received = useReceivedProposals(latest);
  const clock = useClock();
  const { user } = useSession();
  const readings = [missions, sent, received];
  const isUnreachable = readings.some(({ data, error }) => data === undefined && error !== undefined);
  const entries = paletteEntries(
    {
      missions: missions.data?.data ?? [],
      sent: sent.data?.data ?? [],
      received: received.data?.data ?? [],
    },
    clock.now(),
    user?.role,
  );
  const kind = askedKind(typed);
  const groups = kind === null ? foundGroups(entries, typed, used) : answeredGroups(pageEntries(kind, page));
  const shown = groups.flatMap((group) => group.entries);
  const entryOf = (id: string) => shown.find((entry) => entry.id === id);
  const found = kind !== null && shown.length === 0 ? pageKindTexts[kind].none : foundText(shown.length);
  const status = [typed.trim() === "" ? "" : found, isUnreachable ? copy.unreachable : ""];
  return (
    <CommandPalette
      isOpen
      onClose={() => send({ type: "palette.left" })}
      label={copy.label}
      placeholder={copy.placeholder}
      closeLabel={copy.close}
      value={typed}
      onChange={(next) => send({ type: "query.typed", typed: next })}
      groups={groups}
      onChoose={(id) => {
        const control = controlOf(id, page);
        if (control === undefined) return send({ type: "entry.chosen", id, to: entryOf(id)?.to ?? null });
        onLed(control);
        send({ type: "palette.left" });
      }}
      status={status.filter((part) => part !== "").join(" · ")}
      empty={kind === null ? copy.empty : pageKindTexts[kind].none}
    />
  );
}
