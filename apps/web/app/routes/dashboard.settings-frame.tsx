import { Outlet } from "react-router";
import { SettingsFrame } from "../layout/SettingsFrame.tsx";

/** Around every section of the settings. */
export default function Settings() {
  return (
    <SettingsFrame>
      <Outlet />
    </SettingsFrame>
  );
}
