import { requester } from "@jobami/api/auth/fixtures";
import { noConsents } from "@jobami/machines/consents/cookie-consent";
import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { StoryProviders } from "../../../testing/StoryProviders.tsx";
import { readConsents, resetConsents } from "../../account/consents/index.ts";
import { PublicBanners } from "./PublicBanners.tsx";

const meta = {
  title: "web/Banners",
  component: PublicBanners,
  parameters: { layout: "fullscreen" },
  args: { consents: noConsents, isInviting: true },
  beforeEach: () => {
    resetConsents();
    return resetConsents;
  },
  render: (args) => (
    <StoryProviders>
      <main style={{ minHeight: "24rem" }}>
        <h1 style={{ padding: "2rem" }}>Le coup de main d’à côté.</h1>
      </main>
      <PublicBanners {...args} consents={readConsents()} />
    </StoryProviders>
  ),
} satisfies Meta<typeof PublicBanners>;

export default meta;
type Story = StoryObj<typeof meta>;

const invitation = { name: "Rejoignez la plateforme gratuitement" };

/** A first visit: the question, and a moment later the invitation [BAN-01, BAN-02, BAN-03]. */
export const FirstVisit: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await canvas.findByRole("region", { name: "Des cookies\u202f?" });
    const banner = within(await canvas.findByRole("region", invitation));
    banner.getByText("Trouvez des missions ou proposez vos services dès maintenant");
    await expect(banner.getByRole("link", { name: "S’inscrire maintenant" })).toHaveAttribute(
      "href",
      "/inscription",
    );
  },
};
export const FirstVisitOnAPhone: Story = { ...FirstVisit, globals: { viewport: { value: "w390" } } };

/** A signed-in person is asked about cookies only [BAN-05]. */
export const SignedIn: Story = {
  render: (args) => (
    <StoryProviders user={requester}>
      <main style={{ minHeight: "24rem" }}>
        <h1 style={{ padding: "2rem" }}>Bonjour Léa</h1>
      </main>
      <PublicBanners {...args} consents={readConsents()} />
    </StoryProviders>
  ),
};

/** One answer sends both away, and is written as it was given [COOK-08, BAN-06]. */
export const Choosing: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    await userEvent.click(canvas.getByRole("button", { name: "Personnaliser" }));
    await userEvent.click(await canvas.findByRole("checkbox", { name: "Mesure d’audience" }));
    await userEvent.click(canvas.getByRole("button", { name: "Enregistrer les préférences" }));
    const { analytics, marketing, bannerDismissed } = readConsents();
    await expect([analytics.consent, marketing.consent, bannerDismissed]).toEqual([true, false, true]);
    await waitFor(() => expect(canvas.queryByRole("region")).toBeNull());
  },
};

/** After « Gérer mes cookies » it is asked again [COOK-10]. */
export const AskedAgain: Story = {
  ...Choosing,
  play: async (context) => {
    await Choosing.play?.(context);
    resetConsents();
    await within(context.canvasElement).findByRole("region", { name: "Des cookies\u202f?" });
  },
};
