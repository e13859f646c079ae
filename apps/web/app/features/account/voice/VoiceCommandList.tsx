import type { VoiceCommand, VoiceCommandGroup } from "@jobami/machines/voice/voice";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import { useLocation } from "react-router";
import { useSession } from "../../../platform/session/index.ts";
import { commandsFor } from "./pages.ts";
import * as css from "./VoiceSettings.css.ts";
import { groupLabels } from "./voice.copy.ts";
import { copy } from "./voice-settings.copy.ts";

/** By kind, in the order of their labels; without what is closed to who asks. */
function byGroup(commands: readonly VoiceCommand[]): [VoiceCommandGroup, VoiceCommand[]][] {
  const open = commands.filter(({ closed }) => closed === undefined);
  return (Object.keys(groupLabels) as VoiceCommandGroup[]).map((kind) => [
    kind,
    open.filter(({ group }) => group === kind),
  ]);
}

/** Everything that a person can ask for by voice here, by kind [VOICE-01]. */
export function VoiceCommandList() {
  const { user } = useSession();
  const { pathname } = useLocation();
  return (
    <Stack as="section" aria-labelledby="voice-commands" gap={5}>
      <Stack gap={2} justify="start">
        <h2 id="voice-commands" className={heading[2]}>
          {copy.commands}
        </h2>
        <p className={text.soft}>{copy.commandsLead}</p>
      </Stack>
      <Stack gap={6}>
        {byGroup(commandsFor(user, pathname)).map(([group, commands]) => (
          <Stack as="section" key={group} gap={2} justify="start" aria-labelledby={`voice-${group}`}>
            <h3 id={`voice-${group}`} className={heading[4]}>
              {groupLabels[group]}
            </h3>
            <Inline as="ul" gap={2} className={css.phrases}>
              {commands.map(({ id, phrases }) => (
                <li key={id} className={css.phrase}>{`«\u202f${phrases[0]}\u202f»`}</li>
              ))}
            </Inline>
          </Stack>
        ))}
      </Stack>
    </Stack>
  );
}
