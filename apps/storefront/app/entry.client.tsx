import './hydrate-shop.tsx';
