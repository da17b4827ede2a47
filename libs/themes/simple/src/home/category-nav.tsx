import { CategoryTiles } from '@shop/kit';
import type { CategoryNavProps } from '@shop/theming';
import styles from './category-nav.module.css';

/** The eight ways in, each with its drawing. */
export default function CategoryNav({ title, categories }: CategoryNavProps) {
  return <CategoryTiles title={title} categories={categories} classes={styles} />;
}
