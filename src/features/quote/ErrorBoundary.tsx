import { Component, type ReactNode } from 'react'

interface ErrorBoundaryProps {
  /** Shown instead of children that failed to render. */
  readonly fallback: ReactNode
  readonly children: ReactNode
}

/** Catches errors of its children while they render. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? this.props.fallback : this.props.children
  }
}
