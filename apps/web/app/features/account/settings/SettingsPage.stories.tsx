import type { SessionUser } from "@jobami/api/auth/contract";
import { jobbeur, requester } from "@jobami/api/auth/fixtures";
import { defaultSettings } from "@jobami/machines/display/accessibility-settings";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { type ComponentType, useState } from "react";
import { expect, userEvent, within } from "storybook/test";
import {
  accountSettingsPath,
  displaySettingsPath,
  securityPath,
  settingsPath,
} from "../../../generated/paths.ts";
import { SettingsFrame } from "../../../layout/SettingsFrame.tsx";
import { type Settings as DisplaySettings, SettingsContext } from "../../../platform/display/index.ts";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import AccountSettings from "../account-deletion/account-settings.route.tsx";
import { DisplayScreen as Display } from "../display-settings/index.ts";
import Security from "../security/security.route.tsx";
import Settings from "./settings.route.tsx";

interface Visit {
  user: SessionUser;
  path: string;
  Page: ComponentType;
  /** The display settings are there only once the page's scripts run. */
  isReady?: boolean;
}

/** A section as a person finds it who goes there; what is chosen on it counts. */
function Section({ user, path, Page, isReady = true }: Visit) {
  const [settings, setSettings] = useState(defaultSettings);
  const display: DisplaySettings = {
    settings,
    isLoading: false,
    canReset: JSON.stringify(settings) !== JSON.stringify(defaultSettings),
    canUndoReset: false,
    isNotSaved: false,
    systemReducesMotion: false,
    change: (change) => setSettings((current) => ({ ...current, ...change })),
    reset: () => setSettings(defaultSettings),
    undoReset: () => {},
  };
  return (
    <StoryProviders path={path} user={user}>
      <SettingsContext value={isReady ? display : null}>
        <main>
          <SettingsFrame>
            <Page />
          </SettingsFrame>
        </main>
      </SettingsContext>
    </StoryProviders>
  );
}

const meta = {
  title: "web/Settings",
  component: Section,
  parameters: { layout: "fullscreen" },
  args: { user: jobbeur, path: settingsPath, Page: Settings },
} satisfies Meta<typeof Section>;

export default meta;
type Story = StoryObj<typeof meta>;

const beside = (canvasElement: HTMLElement) =>
  within(within(canvasElement).getByRole("navigation", { name: "Paramètres" }));

/** What was agreed to is the first section. */
export const Consents: Story = {
  tags: ["every-look"],
  play: async ({ canvasElement }) => {
    await within(canvasElement).findByText(/valable jusqu’au/);
    const links = beside(canvasElement).getAllByRole("link");
    await expect(links.map(({ textContent }) => textContent)).toEqual([
      "Vous et vos accords",
      "Téléphone et naissance",
      "Choix des notifications",
      "Visibilité",
      "Personnes bloquées",
      "Affichage et lecture",
      "Sécurité",
      "Reconnaissance vocale",
      "Données et compte",
    ]);
    await expect(links[0]).toHaveAttribute("aria-current", "page");
  },
};

/** Without room beside the page the other sections are rows on the first. */
export const OnAPhone: Story = {
  globals: { viewport: { value: "w390" } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByText(/valable jusqu’au/);
    await expect(canvas.queryByRole("navigation", { name: "Paramètres" })).toBeNull();
    const rows = within(canvas.getByRole("navigation", { name: "Autres paramètres" }));
    await expect(rows.getAllByRole("link")).toHaveLength(8);
  },
};

/** What is chosen is there at once, and the way back with it. */
export const DisplayAndReading: Story = {
  tags: ["every-look"],
  args: { path: displaySettingsPath, Page: Display },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await expect(beside(canvasElement).getByRole("link", { current: "page" })).toHaveTextContent("Affichage");
    await userEvent.click(canvas.getByRole("radio", { name: /^Sombre/ }));
    await expect(canvas.getByRole("radio", { name: /^Sombre/ })).toBeChecked();
  },
};

export const DisplayOnAPhone: Story = {
  args: { path: displaySettingsPath, Page: Display },
  globals: { viewport: { value: "w390" } },
};

export const DisplayLoading: Story = {
  args: { path: displaySettingsPath, Page: Display, isReady: false },
};

export const DataAndAccount: Story = {
  args: { user: requester, path: accountSettingsPath, Page: AccountSettings },
  play: async ({ canvasElement }) => {
    await expect(await within(canvasElement).findByText(/24\sJobi sur votre solde/)).toBeVisible();
  },
};

export const SignInProtection: Story = {
  args: { path: securityPath, Page: Security },
};
