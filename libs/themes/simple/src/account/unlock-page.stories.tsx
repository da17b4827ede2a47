import type { Meta, StoryObj } from '@storybook/react-vite';
import { UnlockPage } from '@shop/theming';
import { nothing } from './account.fixtures.tsx';

const meta: Meta<typeof UnlockPage> = {
  title: 'アカウント/ログインの再開',
  component: UnlockPage,
  parameters: { layout: 'fullscreen' },
  args: { status: 'unlocked', loginHref: '/login/', onRetry: nothing },
};
export default meta;
type Story = StoryObj<typeof UnlockPage>;

export const Checking: Story = { name: 'checking', args: { status: 'checking' } };
export const Unlocked: Story = { name: 'unlocked' };
export const Refused: Story = { name: 'refused', args: { status: 'refused' } };
export const Outage: Story = { name: 'outage', args: { status: 'outage' } };
