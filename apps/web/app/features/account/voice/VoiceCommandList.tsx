import type { VoiceCommand } from "@jobami/machines/voice/voice";
import { Inline } from "@jobami/ui/layout/Inline";
import { Stack } from "@jobami/ui/layout/Stack";
import { heading, text } from "@jobami/ui/styles";
import { useSession } from "../../../platform/session/index.ts";
import { commandsFor } from "./pages.ts";
import * as css from "./VoiceSettings.css.ts";
import { groupLabels } from "./voice.copy.ts";
import { copy } from "./voice-settings.copy.ts";

function byGroup(commands: readonly VoiceCommand[]): [VoiceCommand["group"], VoiceCommand[]][] {
  const groups = [...new Set(commands.map(({ group }) => group))];
  return groups.map((group) => [group, commands.filter((command) => command.group === group)]);
}

/** Everything that a person can ask for by voice here, by kind [VOICE-01]. */
export function VoiceCommandList() {
  const { user } = useSession();
  return (
    <Stack as="section" aria-labelledby="voice-commands" gap={5}>
      <Stack gap={2} justify="start">
        <h2 id="voice-commands" className={heading[2]}>
          {copy.commands}
        </h2>
        <p className={text.soft}>{copy.commandsLead}</p>
      </Stack>
      <Stack gap={6}>
        {byGroup(commandsFor(user !== null)).map(([group, commands]) => (
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
