/** @type {import("@storybook/web-components-vite").StorybookConfig} */
export default {
  stories: ["../stories/**/*.stories.ts"],
  addons: ["@storybook/addon-docs", "@storybook/addon-a11y"],
  framework: "@storybook/web-components-vite",
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
};
