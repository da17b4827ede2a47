import { paths, withQuery } from '@shop/constants';
import type { SearchBoxProps } from '@shop/theming';
import { useLocation, useNavigate } from 'react-router';

const nothing = () => undefined;

/** The search box of the header: a form that works without scripts. */
export function useHeaderSearch(): SearchBoxProps {
  const navigate = useNavigate();
  const { search } = useLocation();
  return {
    action: paths.products(),
    word: new URLSearchParams(search).get('word') ?? '',
    status: 'idle',
    suggestions: [],
    onWordChange: nothing,
    onSubmit: (word) => void navigate(withQuery(paths.products(), { word: word.trim() })),
    onChoose: ({ href }) => void navigate(href),
    onForget: nothing,
  };
}
