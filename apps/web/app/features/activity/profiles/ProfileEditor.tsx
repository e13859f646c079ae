import type { OwnProfile } from "@jobami/api/profiles/contract";
import { languages } from "@jobami/api/profiles/languages";
import { maxAbout, maxEquipment, maxEquipmentLength, maxHeadline } from "@jobami/api/profiles/limits";
import { CheckboxGroup } from "@jobami/ui/CheckboxGroup";
import { Stack } from "@jobami/ui/layout/Stack";
import { FormSection } from "@jobami/ui/patterns/FormSection";
import { TagField } from "@jobami/ui/TagField";
import { TextArea } from "@jobami/ui/TextArea";
import { TextField } from "@jobami/ui/TextField";
import { SaveState } from "../../../platform/autosave/index.ts";
import { Completeness } from "./Completeness.tsx";
import { copy, differencesText } from "./copy.ts";
import { ProfileMask } from "./ProfileMask.tsx";
import { differences } from "./profile-draft.ts";
import * as css from "./profiles.css.ts";
import { ServicesSection } from "./ServicesSection.tsx";
import { useProfileForm } from "./use-profile-form.ts";
import { WeekSection } from "./WeekSection.tsx";
import { ZoneSection } from "./ZoneSection.tsx";

const languageOptions = languages.map(({ code, label }) => ({ value: code, label }));

/** The fields of a profile; a requester has fewer. */
export function ProfileEditor({ profile }: { profile: OwnProfile }) {
  const form = useProfileForm(profile);
  const { draft, change, errorOf } = form;
  const { userType } = profile;
  const isJobbeur = userType === "jobbeur";
  return (
    <Stack gap={8} className={css.form}>
      <SaveState
        form={form}
        conflictTitle={copy.conflictTitle}
        difference={(mine, theirs) => differencesText(differences(mine, theirs))}
      />
      <Completeness profile={{ ...profile, ...draft }} />
      <FormSection title={copy.presentation}>
        {isJobbeur && (
          <div id="part-headline">
            <TextField
              label={copy.headline}
              help={copy.headlineHelp}
              maxLength={maxHeadline}
              value={draft.headline}
              error={errorOf("headline")}
              onChange={({ target }) => change({ headline: target.value })}
            />
            <ProfileMask typed={draft.headline} saved={profile.headline} masked={profile.maskedHeadline} />
          </div>
        )}
        <div id="part-about">
          <TextArea
            label={copy.about}
            help={copy.aboutHelp[userType]}
            rows={5}
            maxCharacters={maxAbout}
            value={draft.about}
            error={errorOf("about")}
            onChange={({ target }) => change({ about: target.value })}
          />
          <ProfileMask typed={draft.about} saved={profile.about} masked={profile.maskedAbout} />
        </div>
      </FormSection>
      {isJobbeur && <ServicesSection form={form} />}
      <ZoneSection form={form} userType={userType} />
      {isJobbeur && <WeekSection form={form} />}
      <FormSection title={copy.more[userType]}>
        <CheckboxGroup
          id="part-languages"
          label={copy.languages}
          look="columns"
          options={languageOptions}
          value={draft.languages}
          onChange={(spoken) => change({ languages: spoken })}
        />
        {isJobbeur && (
          <TagField
            label={copy.equipment}
            help={copy.equipmentHelp}
            max={maxEquipment}
            maxLength={maxEquipmentLength}
            value={draft.equipment}
            error={errorOf("equipment")}
            onChange={(equipment) => change({ equipment })}
          />
        )}
      </FormSection>
    </Stack>
  );
}
