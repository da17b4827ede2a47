import { TextLink, Notice } from '@shop/kit';

export interface ListNoticeProps {
  readonly notice: {
    readonly title: string;
    readonly text: string;
    readonly link: { readonly label: string; readonly href: string } | null;
  } | null;
}

/** The shop's notice about its products, or nothing. */
export function ListNotice({ notice }: ListNoticeProps) {
  if (!notice) return null;
  return (
    <Notice title={notice.title}>
      {notice.text} {notice.link && <TextLink to={notice.link.href}>{notice.link.label}</TextLink>}
    </Notice>
  );
}
