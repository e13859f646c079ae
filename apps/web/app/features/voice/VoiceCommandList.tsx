import type { VoiceCommand } from "@jobami/machines/flows/voice";
import { heading, text } from "@jobami/ui/styles";
import { useSession } from "../../world/session.ts";
import { commandsFor } from "./pages.ts";
import * as css from "./VoiceSettings.css.ts";
import { groupWords } from "./voice.copy.ts";
import { words } from "./voice-settings.copy.ts";

function byGroup(commands: readonly VoiceCommand[]): [VoiceCommand["group"], VoiceCommand[]][] {
  const groups = [...new Set(commands.map(({ group }) => group))];
  return groups.map((group) => [group, commands.filter((command) => command.group === group)]);
}

/** Everything that a person can say here, by kind [VOICE-01]. */
export function VoiceCommandList() {
  const { user } = useSession();
  return (
    <section aria-labelledby="voice-commands" className={css.form}>
      <div className={css.group}>
        <h2 id="voice-commands" className={heading[2]}>
          {words.commands}
        </h2>
        <p className={text.soft}>{words.commandsLead}</p>
      </div>
      <div className={css.groups}>
        {byGroup(commandsFor(user !== null)).map(([group, commands]) => (
          <section key={group} className={css.group} aria-labelledby={`voice-${group}`}>
            <h3 id={`voice-${group}`} className={heading[4]}>
              {groupWords[group]}
            </h3>
            <ul className={css.phrases}>
              {commands.map(({ id, phrases }) => (
                <li key={id} className={css.phrase}>{`«\u202f${phrases[0]}\u202f»`}</li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </section>
  );
}
