import type { Practice } from "../../practice.ts";
import { text } from "../../styles/text.css.ts";
import { RelativeTime } from "./RelativeTime.tsx";

const now = Date.parse("2026-11-20T14:05:00Z");

export const practice: Practice = {
  pairs: [
    {
      do: {
        sample: (
          <p>
            Karim a répondu <RelativeTime now={now} instant="2026-11-20T14:00:00Z" />.
          </p>
        ),
        why: "What just happened: the distance is what counts, the date is in the title.",
      },
      dont: {
        sample: (
          <p>
            Rendez-vous <RelativeTime now={now} instant="2026-11-24T08:30:00Z" />.
          </p>
        ),
        why: "No one comes «\u202fdans 4 jours\u202f» at the right hour: an appointment is a date, by `fullDate`.",
      },
    },
    {
      do: {
        sample: (
          <p className={text.faint}>
            Expire <RelativeTime now={now} instant="2026-11-20T19:30:00Z" style="short" />
          </p>
        ),
        why: "`short` in a row that is compared with its neighbours.",
      },
      dont: {
        sample: (
          <p>
            Facture émise <RelativeTime now={now} instant="2026-10-28T14:00:00Z" />
          </p>
        ),
        why: "What has legal weight is dated to the day.",
      },
    },
  ],
  writing: [
    ["It is the end of a sentence, or stands alone", "«\u202fKarim a répondu il y a 5 minutes.\u202f»"],
    [
      "No preposition before it: it brings its own",
      "«\u202fdans 5 heures\u202f», not «\u202fpour dans 5 heures\u202f»",
    ],
  ],
  long: (
    <p>
      L’attestation d’assurance responsabilité civile a été renouvelée{" "}
      <RelativeTime now={now} instant="2026-10-28T14:00:00Z" />.
    </p>
  ),
  rightToLeft: (
    <p>
      ردّ كريم <RelativeTime now={now} instant="2026-11-20T14:00:00Z" />
    </p>
  ),
};
