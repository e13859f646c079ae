import type { AccessibilitySettings } from "@jobami/machines/display/accessibility-settings";
import { Disclosure } from "@jobami/ui/Disclosure";
import { List, ListItem } from "@jobami/ui/List";
import { Stack } from "@jobami/ui/layout/Stack";
import { RadioGroup } from "@jobami/ui/RadioGroup";
import { RelativeTime } from "@jobami/ui/RelativeTime";
import { heading, text } from "@jobami/ui/styles";
import { usePastNotices } from "../../../platform/notices/index.ts";
import { copy, noticeTimes } from "./copy.ts";

interface NoticeSettingsProps {
  settings: AccessibilitySettings;
  /** The level of its heading, below what it stands in. */
  headingLevel: 2 | 3;
  onChange: (change: Partial<AccessibilitySettings>) => void;
}

/** How long passing notices stay, and those that have passed, to be read again. */
export function NoticeSettings({ settings, headingLevel, onChange }: NoticeSettingsProps) {
  const past = usePastNotices();
  const Heading = `h${headingLevel}` as const;
  return (
    <Stack as="section" gap={3} aria-labelledby="notice-settings">
      <Heading id="notice-settings" className={heading[4]}>
        {copy.notices}
      </Heading>
      <RadioGroup
        label={copy.noticeTime}
        help={copy.noticeTimeHelp}
        name="notice-time"
        options={noticeTimes}
        value={settings.noticeTime}
        onChange={({ target }) =>
          onChange({ noticeTime: target.value as AccessibilitySettings["noticeTime"] })
        }
      />
      <Disclosure summary={copy.pastNotices}>
        {past.length === 0 ? (
          <p className={text.soft}>{copy.noPastNotices}</p>
        ) : (
          <List label={copy.pastNotices}>
            {past.map(({ id, title, message, at }) => (
              <ListItem
                key={id}
                title={title}
                detail={message ?? undefined}
                trailing={<RelativeTime instant={at} />}
              />
            ))}
          </List>
        )}
      </Disclosure>
    </Stack>
  );
}
